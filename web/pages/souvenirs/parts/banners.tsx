import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { coverLinkClass } from '../../../ui/card.tsx'
import type { Souvenirs } from '../load.server.ts'

type BannersProps = { banners: Souvenirs['banners']; label: string }

/** What the editors point to, in a row that a finger moves. */
export function Banners({ banners, label }: BannersProps) {
  if (banners.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <ul aria-label={label} tabIndex={0} className="shop-banners">
      {banners.map(({ id, title, picture, href }) => (
        <li key={id} className="relative isolate overflow-hidden rounded-lg">
          <SitePicture
            {...picture}
            shape="wide"
            alt=""
            sizes="(min-width: 900px) 600px, 88vw"
            widest={1280}
            className="aspect-[20/9]"
          />
          <p className="absolute inset-x-0 bottom-0 bg-brand-dark/85 px-4 py-2 font-semibold text-on-brand-dark">
            <ShellLink path={href} className={`${coverLinkClass} text-on-brand-dark`}>
              {title}
            </ShellLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
