import { type MouseEvent, Suspense, useState } from 'react'
import { SitePicture } from '../../../components/site-picture.tsx'
import { optionalPart } from '../../../ui/optional-part.ts'
import type { WallPicture, WallSay } from './wall-picture.ts'

const Lightbox = optionalPart(() => import('./lightbox.tsx').then((module) => module.Lightbox))

/** Pictures that keep their place while they load; each opens large, in the page or by itself. */
export function Wall({ pictures, say }: { pictures: readonly WallPicture[]; say: WallSay }) {
  const [chosen, setChosen] = useState<string>()
  const open = (event: MouseEvent, id: string) => {
    // A new tab, or a copy, is asked for with a key: that is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setChosen(id)
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {pictures.map((picture, place) => (
          <li key={picture.id} id={picture.id}>
            <figure className="flex flex-col gap-2">
              <a
                href={picture.large}
                title={picture.enlarge}
                onClick={(event) => open(event, picture.id)}
                className="group block overflow-hidden rounded-lg"
              >
                <SitePicture
                  id={picture.picture_id}
                  colour={picture.picture_colour}
                  shape="card"
                  alt={picture.title}
                  sizes="(min-width: 1024px) 25rem, (min-width: 640px) 50vw, 100vw"
                  priority={place === 0}
                  className="aspect-4/3 transition duration-250 ease-calm group-hover:scale-102"
                />
              </a>
              <figcaption className="flex flex-col">
                <span className="font-semibold">{picture.title}</span>
                <time dateTime={picture.taken.at} className="text-muted text-sm">
                  {picture.taken.text}
                </time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <Suspense>
          <Lightbox pictures={pictures} chosen={chosen} onChoose={setChosen} say={say} />
        </Suspense>
      )}
    </>
  )
}
