import { useEffect, useRef, useState } from 'react';

/**
 * The state of the header's menu. `here`: the page's path. A new path closes the menu, and Back doesn't reopen it. A
 * click on one of the menu's links closes the menu at once, because the visitor may go back before the next page is
 * shown.
 */
export function useHeaderMenu(here: string) {
  const [menu, setMenu] = useState({ path: here, isOpen: false });
  if (menu.path !== here) setMenu({ path: here, isOpen: false });
  const { isOpen } = menu;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setMenu({ path: here, isOpen: false });
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const closeOnLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && panel.current?.contains(link)) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOnLink);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOnLink);
    };
  }, [isOpen, here]);

  return { isOpen, toggle: () => setMenu({ path: here, isOpen: !isOpen }), button, panel };
}
