/** A file that was deleted after the visitor chose it. As in Chromium, it and its slices are empty. */
export function goneFile(name = 'DSC_4711.JPG', type = 'image/jpeg'): File {
  const file = new File([], name, { type });
  file.arrayBuffer = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'));
  return file;
}
