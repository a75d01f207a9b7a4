/** A fake of the npm package `usb` with three plugged-in cameras, for the program to load. */
import { standInPackage } from '../usb/nodeUsb';
import { bench } from './benchOfCameras';

export const { usb } = standInPackage(bench());
