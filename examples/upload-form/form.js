import { countOf, readPhoto } from 'shutter-count';

const { photo, count } = document.forms[0].elements;
photo.addEventListener('change', async () => {
  const result = await readPhoto(photo.files[0]);
  const number = countOf(result);
  const again = result.savedAgain?.is === 'yes' ? ', saved again' : '';
  count.value = number ?? '';
  document.querySelector('output').textContent =
    number === undefined
      ? (result.error?.message ?? result.reason)
      : `${number.toLocaleString('en')} (${result.shutterSource.grade}${again})`;
});
