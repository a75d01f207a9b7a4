import { css, type Theme } from '@emotion/react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAllCameras } from '../../cameras/cameras';
import { fullModelName, type ListedCamera } from '../../cameras/catalogue';
import { cameraNamed, findCameras, namesPhone } from '../../cameras/lists';
import { SUGGESTED_CAMERAS } from '../../config/constants';
import { loadContent } from '../../content/content';
import { useLanguage, useTexts } from '../router/LanguageProvider';
import { loadTranslator } from '../../i18n/translator';
import { aboutCamera, answerToAsk, type MessageAbout } from '../tool/next/aboutCamera';
import { SellerText } from '../tool/next/SellerText';
import { Deferred } from '../ui/Deferred';
import { usePageQuery } from './cameras/usePageQuery';
import { PageHeader } from './parts/PageHeader';
import { SearchField } from './parts/SearchField';
import { Points } from './parts/Prose';
import { Section } from './parts/Section';

const PROOFS = ['file', 'link', 'screenshot', 'number'] as const;

/** Messages to a camera's seller, one per kind of marketplace, and what proves a count. */
export default function AskTheSellerPage() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const load = () => Promise.all([loadContent(locale, 'market'), loadTranslator(locale, ['ways'])]);
  return (
    <div css={styles.page}>
      <PageHeader heading={t('ask.heading')} lead={t('ask.lead')} />
      <Deferred load={load}>
        <Messages />
      </Deferred>
      <Section heading={t('ask.proof.heading')}>
        <Points texts={PROOFS.map((proof) => t(`ask.proof.${proof}`))} />
      </Section>
    </div>
  );
}

function Messages() {
  const t = useTexts('ways');
  const { locale } = useLanguage();
  const { cameras, load } = useCameras();
  const asked = new URLSearchParams(usePageQuery()).get('camera');
  const ofAddress = cameras.find(({ slug }) => slug === asked);
  const [typed, setTyped] = useState<string>();
  const nameOf = (camera: ListedCamera) => fullModelName(camera, locale);
  const shown = typed ?? (ofAddress ? nameOf(ofAddress) : '');
  const named = cameraNamed(cameras, shown);
  const similar = named ? [] : findCameras(cameras, shown).slice(0, SUGGESTED_CAMERAS).map(nameOf);
  const listId = useId();

  useEffect(() => {
    if (asked) load();
  }, [asked, load]);

  return (
    <>
      <div css={styles.camera}>
        <SearchField label={t('ask.camera')} value={shown} list={listId} onFocus={load} onChange={setTyped} />
        <datalist id={listId}>
          {cameras.map((camera) => (
            <option key={camera.slug}>{nameOf(camera)}</option>
          ))}
        </datalist>
        <output css={styles.about}>
          {named
            ? t('ask.about', { model: nameOf(named) })
            : similar.length > 0
              ? t('ask.which', { models: similar.join(t('list.separator')) })
              : t(namesPhone(shown) ? 'reason.phone' : shown.trim() && cameras.length > 0 ? 'ask.unknown' : 'ask.any')}
        </output>
      </div>
      <Section heading={t('message.lead')}>
        <SellerText
          key={named?.slug}
          isOpen
          {...(named ? aboutCamera(named, nameOf(named)) : aboutAny(t('message.anyCamera')))}
        />
      </Section>
    </>
  );
}

const aboutAny = (camera: string): MessageAbout => ({
  answer: answerToAsk(undefined),
  camera,
  page: '/',
});

/** All makers' cameras; empty until `load` has fetched them. */
function useCameras(): { readonly cameras: readonly ListedCamera[]; readonly load: () => void } {
  const [cameras, setCameras] = useState<readonly ListedCamera[]>([]);
  const [load] = useState(() => () => void loadAllCameras().then(setCameras, () => undefined));
  return { cameras, load };
}

const styles = {
  page: (theme: Theme) => css({ maxWidth: theme.width.text }),
  camera: (theme: Theme) => css({ display: 'grid', gap: theme.space(2), maxWidth: 480, marginTop: theme.space(4) }),
  about: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
};
