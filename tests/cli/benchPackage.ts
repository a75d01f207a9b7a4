/** A stand-in for the npm package `usb` that the running program loads. Three cameras are plugged in. */
import { standInPackage } from '../usb/nodeUsb';
import { bench } from './benchOfCameras';

export const { usb } = standInPackage(bench());
