import { join } from 'node:path'
import { findPicture } from '#database/pictures.ts'
import type { House } from '../compose.ts'

/** Where the pictures of this house are found and their variants are kept. */
export const pictureShelf = (house: House) => ({
  find: (id: string) => findPicture(house.db, id),
  files: house.outside.files,
  cache_folder: join(house.config.data_dir, 'pictures'),
})
