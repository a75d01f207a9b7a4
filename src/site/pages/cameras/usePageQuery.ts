import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { useLanguage } from '../../router/LanguageProvider';
import { stripLocale } from '../../../i18n/paths';

/** What the address of this page asks for. Nothing on the prerendered page. */
export function usePageQuery(): string {
  const { path } = useLanguage();
  const search = useSearch({ ssrSearch: '' });
  const [asked, setAsked] = useState(search);
  // While another page is being fetched, the address is that page's already.
  if (search !== asked && stripLocale(window.location.pathname) === path) setAsked(search);
  return asked;
}
