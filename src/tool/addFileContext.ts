import { createContext } from 'react';
import type { FileReading } from '../reading/extractFile';

/** Adds what was read from a file to the history; resolves to the number of cameras in it. */
type AddFile = (file: File, found: FileReading) => Promise<number>;
export type LoadAddFile = () => Promise<AddFile>;

/** How results join the history, which the site has and the result knows nothing of. */
export const AddFileContext = createContext<LoadAddFile | undefined>(undefined);
