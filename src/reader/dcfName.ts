/** File names by the rule for cameras (DCF 2.0, JEITA CP-3461B): four characters, four digits. */
const DCF_NAME = /(?:^|\/)[A-Z0-9_]{4}(\d{4})\.[^./]+$/i;

/** 'DCIM/100CANON/IMG_1234.JPG' → 1234; undefined for a name of another form. `path` has `/` between folders. */
export function dcfNumber(path: string): number | undefined {
  const digits = DCF_NAME.exec(path)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
