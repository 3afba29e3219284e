import type { Drawn } from './diagrams/draw.server.ts'

/** A drawing that teaches. What it shows is said in its caption, so the drawing itself is silent. */
export function Drawing({ drawn }: { drawn: Drawn | undefined }) {
  if (!drawn) return null
  const { svg, title, signs, isNumbered } = drawn
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <figure className="mx-auto flex w-full max-w-[30rem] flex-col gap-3">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server code from words of ours */}
      <div className="guide-drawing" dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption className="flex flex-col gap-1 text-base text-muted">
        <p className="font-semibold text-ink">{title}</p>
        <List className={isNumbered ? 'list-decimal ps-6' : 'list-disc ps-6'}>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </List>
      </figcaption>
    </figure>
  )
}
