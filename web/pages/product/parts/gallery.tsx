import { SitePicture } from '../../../components/site-picture.tsx'
import type { Head } from '../head.server.ts'

/** A row that a finger moves on a phone, all at a glance on a wide screen. Only the first picture is fetched at once. */
export function Gallery({ pictures, label }: { pictures: Head['pictures']; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <ul aria-label={label} tabIndex={0} className="package-gallery">
      {pictures.map((picture, place) => (
        <li key={picture.id}>
          <SitePicture
            id={picture.id}
            colour={picture.colour}
            shape="card"
            sizes={
              place === 0 ? '(min-width: 1240px) 33rem, (min-width: 640px) 60vw, 88vw' : '(min-width: 640px) 25vw, 88vw'
            }
            alt={picture.alt}
            priority={place === 0}
            className="aspect-4/3 h-full rounded-lg sm:aspect-auto"
          />
        </li>
      ))}
    </ul>
  )
}
