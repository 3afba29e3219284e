import type { pictureStore } from './picture-store.ts'
import type { variantMaker } from './serve.ts'

type Store = Pick<ReturnType<typeof pictureStore>, 'find'>
type Variant = ReturnType<typeof variantMaker>

/** The picture that a brand has as its logo, to draw with; nothing where it has a drawn mark. */
export const brandPictures = (store: Store, variant: Variant) => async (logo: string) => {
  const id = /^\/pictures\/([^/]+)\//.exec(logo)?.[1]
  const stored = id === undefined ? undefined : await store.find(id)
  return stored && variant(stored.file_key, { width: 640, format: 'webp' })
}
