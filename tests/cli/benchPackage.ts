/** A stand-in for the npm package `usb`, for the running program: three cameras are plugged in. */
import { standInPackage } from '../usb/nodeUsb';
import { bench } from './benchOfCameras';

export const { usb } = standInPackage(bench());
