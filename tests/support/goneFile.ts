/** A file as Chromium has it that was deleted on disk between being chosen and being read: empty, and so its slices. */
export function goneFile(name = 'DSC_4711.JPG', type = 'image/jpeg'): File {
  const file = new File([], name, { type });
  file.arrayBuffer = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'));
  return file;
}
