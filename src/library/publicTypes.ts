/** The package's public types. */
export type { CardReport, ErrorKind, LoggedError, UnknownElement } from '../reader/cardReport/report';
export type { ByteSource } from '../reader/byteSource';
export type {
  ContainerName,
  CounterKind,
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
} from '../reader/result';
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
export type { FileSource } from './fromFile';
export type { UrlErrorCode, UrlOptions, UrlSource } from './fromUrl';
export type { CardReportResult } from './readCardReport';
export type { PhotoSource } from './photoSource';
export type { CardReportOptions, PhotoOptions, Reader, ReadPhotos, TagsResult } from './reader';
export type { Items, PhotoRead, PhotosOptions } from './readPhotos';
export type { CompiledModule } from './compiledModule';
export type { CameraDevice, CameraOptions } from './cameraReader';
export type {
  CameraCounter,
  CameraCounted,
  CameraCountSource,
  CameraErrorCode,
  CameraFailed,
  CameraEvidence,
  CameraFields,
  CameraReason,
  CameraResult,
  CameraUncounted,
  PhotoOnCard,
} from './cameraResult';
export type { CameraFault, LumixError, LumixLog, NoPhoto, PhotoMatch } from '../usb/visitOutcome';
export type { UsbFilter } from '../usb/vendors';
export type { LifeBasis } from '../cameras/lifeBasis';
export type { LifeSource, PhotoWear } from './wearOf';
