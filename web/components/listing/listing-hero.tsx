import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { type ShownPicture, SitePicture } from '../site-picture.tsx'

export type ListingHeroProps = {
  title: string
  text: string
  picture: ShownPicture
  /** Over a list: on a phone only the title, so that the first package is in sight. */
  isShort?: boolean
  children?: ReactNode
}

/** What a listing is about, over a picture that fades into the tenant's dark. */
export function ListingHero({ title, text, picture, isShort, children }: ListingHeroProps) {
  return (
    <header className="relative isolate overflow-hidden bg-brand-dark text-on-brand-dark">
      <div className="hero-picture absolute inset-y-0 end-0 -z-10 w-full opacity-30 md:w-[55%] md:opacity-100">
        <SitePicture
          {...picture}
          shape="wide"
          sizes="(min-width: 900px) 55vw, 100vw"
          alt=""
          priority
          className="h-full"
        />
      </div>
      <div className={cx('layout flex flex-col md:gap-3 md:py-14', isShort ? 'gap-1 py-2' : 'gap-3 py-8')}>
        <h1 className={cx('md:max-w-[20ch] md:text-4xl', isShort ? 'text-xl' : 'max-w-[20ch] text-3xl')}>{title}</h1>
        <p className={cx('max-w-[52ch] md:text-lg', isShort && 'max-md:hidden')}>{text}</p>
        {children}
      </div>
    </header>
  )
}
