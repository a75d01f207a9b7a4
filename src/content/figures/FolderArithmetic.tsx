import { useTranslation } from 'react-i18next';
import { CANON_FIRST_FOLDER, CANON_FOLDER_FILES_LONG } from '../../config/constants';
import { type DrawingProps, DRAWING_WIDTH, drawing } from './figureStyles';
import { folderExample } from './folderExample';

const HEIGHT = 292;
const { folder, file } = folderExample;
const FULL_FOLDERS = folder - CANON_FIRST_FOLDER;
const IN_FULL_FOLDERS = FULL_FOLDERS * CANON_FOLDER_FILES_LONG;

/** A worked example of the folder method that the text explains. */
export function FolderArithmetic({ format }: DrawingProps) {
  const { t } = useTranslation();
  return (
    <svg
      css={drawing.scaled}
      viewBox={`13 0 ${DRAWING_WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('figure.folder-arithmetic.label')}
    >
      <text css={drawing.muted} x="14" y="16">
        {t('figure.folder-arithmetic.folder')}
      </text>
      <path css={drawing.paper} d="M14 36h44l10 12h92v58H14z" />
      <text css={drawing.figures} x="28" y="82">
        {`${folder}CANON`}
      </text>
      <line css={drawing.tick} x1="174" x2="204" y1="78" y2="78" />
      <path css={drawing.tick} d="M198 73l6 5-6 5" fill="none" />
      <text css={drawing.muted} x="220" y="16">
        {t('figure.folder-arithmetic.file')}
      </text>
      <path css={drawing.paper} d="M220 28h104l22 22v56H220z" />
      <path css={drawing.line} d="M324 28v22h22" />
      <text css={drawing.figures} x="234" y="82">
        {`IMG_${file}`}
      </text>

      <line css={drawing.hairline} x1="14" x2="346" y1="128" y2="128" />
      <text css={drawing.figures} x="14" y="154">
        {`(${folder} − ${CANON_FIRST_FOLDER}) × ${format(CANON_FOLDER_FILES_LONG, { useGrouping: false })}`}
      </text>
      <text css={drawing.figures} x="346" y="154" textAnchor="end">
        {format(IN_FULL_FOLDERS)}
      </text>
      <text css={drawing.muted} x="14" y="172">
        {`${FULL_FOLDERS} ${t('figure.folder-arithmetic.fullFolders')}`}
      </text>
      <text css={drawing.figures} x="14" y="200">
        {`+ ${file}`}
      </text>
      <text css={drawing.figures} x="346" y="200" textAnchor="end">
        {format(file)}
      </text>
      <text css={drawing.muted} x="14" y="218">
        {t('figure.folder-arithmetic.lastFolder')}
      </text>
      <rect css={drawing.plate} x="14" y="234" width="332" height="46" rx="3" />
      <text css={drawing.plateFigures} x="28" y="262" fontSize="12">
        {t('figure.folder-arithmetic.estimate')}
      </text>
      <text css={drawing.plateFigures} x="332" y="265" fontSize="22" textAnchor="end">
        {format(IN_FULL_FOLDERS + file)}
      </text>
    </svg>
  );
}
