import { Arabic } from './arabic.tsx'

type Piece = { text: string; is_hit: boolean }

/** A text in pieces, those that answer a search marked; together they are the text unchanged. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0
  return pieces.map(({ text, is_hit }) => {
    const key = at
    at += text.length
    return is_hit ? (
      <mark key={key} className="quran-hit">
        {text}
      </mark>
    ) : (
      text
    )
  })
}

/** The same for text of the Quran. */
export function ArabicPieces({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0
  return pieces.map(({ text, is_hit }) => {
    const key = at
    at += text.length
    return is_hit ? <Arabic key={key} as="mark" className="quran-hit" text={text} /> : <Arabic key={key} text={text} />
  })
}
