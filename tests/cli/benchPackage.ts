/** A fake of the npm package `usb` for the program to load. Three cameras are plugged in. */
import { standInPackage } from '../usb/nodeUsb';
import { bench } from './benchOfCameras';

export const { usb } = standInPackage(bench());
