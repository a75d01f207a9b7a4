/** The package's public types. */
export type { CardReport, ErrorKind, LoggedError, UnknownElement } from '../cardReport/report';
export type { ByteSource } from '../extraction/byteSource';
export type {
  ContainerName,
  CountKind,
  FileErrorCode,
  FileReason,
  Grade,
  GradedCount,
  Manufactured,
  PhotoFields,
  RawTag,
  SavedAgain,
  SavedAgainCheck,
  SavedAgainSign,
  SavedAgainSupport,
} from '../extraction/result';
export type {
  CountSource,
  FoundCounter,
  PhotoResult,
  ReadFields,
  UnconfirmedCandidate,
  WithCount,
  WithError,
  WithReason,
} from './photoResult';
export type { UrlError, UrlErrorCode, UrlOptions, UrlSource } from './fromUrl';
export type { CardReportResult } from './readCardReport';
export type { PhotoSource } from './photoSource';
export type { CardReportOptions, CompiledModule, PhotoOptions, Reader, ReadPhotos, TagsResult } from './reader';
export type { Items, PhotoRead, PhotosOptions } from './readPhotos';
