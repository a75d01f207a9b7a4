/** Recognizes cameras on USB by their vendor ID and the class of their interfaces. */

/** A filter of `requestDevice`. */
export interface UsbFilter {
  /** the USB vendor ID of the device's maker */
  readonly vendorId?: number;
  /** the class of one of its interfaces */
  readonly classCode?: number;
}

/** The class of an interface that speaks PTP. */
export const STILL_IMAGE = 6;

/**
 * USB vendor IDs of camera makers. Source: libgphoto2. A filter with a vendor ID also lists cameras in the wrong mode,
 * so that the page can explain the mode.
 */
export const VENDORS = {
  canon: 0x04a9,
  nikon: 0x04b0,
  sony: 0x054c,
  fujifilm: 0x04cb,
  olympus: 0x07b4,
  omSystem: 0x33a2,
  panasonic: 0x04da,
  leica: 0x1a98,
  pentax: 0x0a17,
  ricohPentax: 0x25fb,
  ricoh: 0x05ca,
  sigma: 0x1003,
  kodak: 0x040a,
  casio: 0x07cf,
  minolta: 0x132b,
} as const;

/** For the browser's list: all still image devices, and all devices of camera makers. */
export const CAMERA_FILTERS: readonly UsbFilter[] = [
  { classCode: STILL_IMAGE },
  ...Object.values(VENDORS).map((vendorId) => ({ vendorId })),
];

/** True if the device has a camera maker's vendor ID. */
export const isOfCameraMaker = ({ vendorId }: { readonly vendorId: number }): boolean =>
  Object.values(VENDORS).some((vendor) => vendor === vendorId);
