import type { ShownPicture } from './site-picture.tsx'

type Pictured = { picture_ids: readonly string[]; picture_colours: readonly (string | null)[] }

/** Several pictures as a call names them, each with its colour. */
export const shownPictures = ({ picture_ids, picture_colours }: Pictured): ShownPicture[] =>
  picture_ids.map((id, place) => ({ id, colour: picture_colours[place] ?? null }))
