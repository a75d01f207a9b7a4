/** What stands in for the npm package `usb` where the program runs: three cameras are plugged in. */
import { standInPackage } from '../usb/nodeUsb';
import { bench } from './benchOfCameras';

export const { usb } = standInPackage(bench());
