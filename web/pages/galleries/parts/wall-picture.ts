export type WallPicture = {
  id: string
  title: string
  picture_id: string
  picture_colour: string | null
  /** The address of the picture itself, for browsers without scripts. */
  large: string
  enlarge: string
  taken: { at: string; text: string }
}
export type WallSay = { close: string; previous: string; next: string }
