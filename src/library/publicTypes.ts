/** The package's public types. */
export type { CardReport, ErrorKind, LoggedError, UnknownElement } from '../cardReport/report';
export type { ByteSource } from '../extraction/byteSource';
export type {
  ContainerName,
  CountGrade,
  CountKind,
  CountLimit,
  EstimateMethod,
  FileErrorCode,
  FileReason,
  Manufactured,
  PhotoFields,
  RawTag,
  SavedAgain,
  SavedAgainCheck,
  SavedAgainSign,
  SavedAgainSupport,
} from '../extraction/result';
export type {
  PhotoCounted,
  CountEstimate,
  CountSource,
  PhotoFailed,
  FileError,
  FoundCounter,
  PhotoResult,
  ReadFields,
  UnconfirmedCandidate,
  PhotoUncounted,
  UncountedReason,
} from './photoResult';
export type { UrlErrorCode, UrlOptions, UrlSource } from './fromUrl';
export type { CardReportResult } from './readCardReport';
export type { PhotoSource } from './photoSource';
export type { CardReportOptions, PhotoOptions, Reader, ReadPhotos, TagsResult } from './reader';
export type { Items, PhotoRead, PhotosOptions } from './readPhotos';
export type { CompiledModule } from './compiledModule';
