import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { brandName, brandsWithService, findBrand, type Model } from '../../catalogue/catalogue';
import { countedIn, type PageCamera } from '../../catalogue/cameraRow';
import { sources } from '../../catalogue/sources';
import { WayList } from '../../result/ways/WayList';
import { SourceLinks } from '../../result/ways/SourceLinks';
import { loadFiles, loadGuide } from '../../content/content';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Section } from '../parts/Section';

interface GetTheCountProps {
  readonly model: Model;
  readonly camera: PageCamera;
}

/** The ways to this camera's count, numbered, best first. */
export function GetTheCount({ model, camera }: GetTheCountProps) {
  const { locale } = useLanguage();
  const { ways } = use(loadGuide(locale));
  const { count } = camera.page;
  const how = use(loadFiles(locale)).howTo[count.howTo];
  const evidence = count.sources.map((id) => sources[id]);
  const isInFile = countedIn(count) !== undefined;
  const brand = findBrand(model.brand)!;

  return (
    <Section heading={ways.heading}>
      {!isInFile && (
        <p css={styles.lead}>
          {how} <SourceLinks sources={evidence} />
        </p>
      )}
      <WayList
        body={camera}
        first={isInFile ? { title: ways.photo, text: how, sources: evidence } : undefined}
        last={
          brandsWithService.includes(model.brand)
            ? { title: ways.service, text: ways.askService(brandName(brand, locale)) }
            : undefined
        }
      />
    </Section>
  );
}

const styles = {
  lead: (theme: Theme) => css({ maxWidth: theme.width.text, marginBottom: theme.space(5) }),
};
