import { SitePicture } from '../../../../components/site-picture.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownReview } from '../load.server.ts'
import { words } from '../words.ts'

/** The pictures in their new order, with the words for who cannot see them. */
export function Pictures({ pictures }: Pick<ShownReview, 'pictures'>) {
  const say = useWords(words)
  if (pictures.length === 0) return null
  return (
    <section aria-labelledby="pictures" className="flex flex-col gap-3">
      <h2 id="pictures" className="text-lg">
        {say.pictures}
      </h2>
      <ol className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {pictures.map(({ id, alt }) => (
          <li key={id} className="flex flex-col gap-1 text-sm">
            <SitePicture
              id={id}
              colour={null}
              shape="card"
              sizes="(min-width: 48rem) 18rem, 90vw"
              widest={480}
              alt=""
              className="w-full rounded-md"
            />
            <p lang="id">{alt.id}</p>
            <p lang="en" className="text-muted">
              {alt.en}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
