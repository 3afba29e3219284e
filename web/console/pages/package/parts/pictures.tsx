import { SitePicture } from '../../../../components/site-picture.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownPackage } from '../load.server.ts'
import { words } from '../words.ts'

/** The pictures of a package with their order, which works without dragging. */
export function Pictures({ content: { picture_ids } }: Pick<ShownPackage, 'content'>) {
  const say = useWords(words)
  if (picture_ids.length === 0) return <p className="text-muted">{say.noPictures}</p>
  return (
    <>
      <p className="text-muted text-sm">{say.pictureHint}</p>
      <ol className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {picture_ids.map((id, i) => (
          <li key={id} className="flex flex-col gap-2">
            <SitePicture
              id={id}
              colour={null}
              shape="card"
              sizes="(min-width: 48rem) 18rem, 90vw"
              widest={480}
              alt={say.pictureAlt(i + 1)}
              className="w-full rounded-md"
            />
            <input type="hidden" name={`pictures.${i}.id`} value={id} />
            <TextField
              name={`pictures.${i}.place`}
              label={say.place(i + 1)}
              inputMode="numeric"
              value={String(i + 1)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
