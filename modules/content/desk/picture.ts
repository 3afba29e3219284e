import type { Db } from '#core/context.ts'
import { editorPicturePrefix } from '#core/pictures.ts'
import { findPicture } from '#database/pictures.ts'

/** Pictures of members and travellers have ids too: only an editor's own upload is shown, or what is there already. */
export async function mayShowPicture(db: Db, picture_id: string, held: string | undefined): Promise<boolean> {
  if (picture_id === held) return true
  return picture_id.startsWith(editorPicturePrefix) && (await findPicture(db, picture_id)) !== undefined
}
