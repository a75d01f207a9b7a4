import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { useLanguage } from '../../router/LanguageProvider';
import { stripLocale } from '../../../i18n/paths';

/** The query in this page's address; '' on the prerendered page. */
export function usePageQuery(): string {
  const { path } = useLanguage();
  const search = useSearch({ ssrSearch: '' });
  const [asked, setAsked] = useState(search);
  // While another page is being fetched, the address already has that page's query, which is ignored.
  if (search !== asked && stripLocale(window.location.pathname) === path) setAsked(search);
  return asked;
}
