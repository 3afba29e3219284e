import { join } from 'node:path'
import { findPicture } from '#database/pictures.ts'
import type { Application } from '../compose.ts'

/** Where the pictures of this installation are found and their variants are kept. */
export const pictureStore = (application: Application) => ({
  find: (id: string) => findPicture(application.db, id),
  files: application.outside.files,
  cache_folder: join(application.config.data_dir, 'pictures'),
})
