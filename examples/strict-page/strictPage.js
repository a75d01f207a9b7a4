import { countOf, readPhotos } from 'shutter-count';

async function show(files) {
  const lines = [];
  for await (const { item, result } of readPhotos(files)) {
    const again = result.savedAgain?.is === 'yes' ? ' (saved again)' : '';
    lines.push(`${item.name}: ${countOf(result) ?? result.error?.message ?? result.reason}${again}`);
  }
  document.querySelector('output').textContent = lines.join(', ');
}

document.querySelector('input').addEventListener('change', ({ target }) => void show(target.files));
// Without these listeners, a browser opens a dropped photo instead of the page.
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  void show(event.dataTransfer.files);
});
