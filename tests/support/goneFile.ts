/**
 * A file that was deleted on disk after the visitor chose it. It behaves as in Chromium: the file is empty, and so are
 * its slices.
 */
export function goneFile(name = 'DSC_4711.JPG', type = 'image/jpeg'): File {
  const file = new File([], name, { type });
  file.arrayBuffer = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'));
  return file;
}
