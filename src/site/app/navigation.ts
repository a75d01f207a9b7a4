/** The entries of the header, the small screens' menu and the footer: an address and the key of its text. */

const HOME = { href: '/', text: 'nav.home' } as const;
const BLOG = { href: '/blog', text: 'nav.blog' } as const;
const HISTORY = { href: '/history', text: 'nav.history' } as const;
const CAMERAS = { href: '/cameras', text: 'nav.allCameras' } as const;

/** The header shows these beside the fly-out list of brands. */
export const headerEntries = [HOME, BLOG, HISTORY] as const;

export const menuEntries = [...headerEntries, CAMERAS] as const;

export const footerEntries = [
  CAMERAS,
  HISTORY,
  BLOG,
  { href: '/connect', text: 'footer.connect' },
  { href: '/verify', text: 'footer.verify' },
  { href: '/ask-the-seller', text: 'footer.ask' },
  { href: '/#how-to', text: 'footer.tutorials' },
  { href: '/#about', text: 'footer.about' },
] as const;
