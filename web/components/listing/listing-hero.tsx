import type { ReactNode } from 'react'
import { SitePicture } from '../site-picture.tsx'

export type ListingHeroProps = { title: string; text: string; picture: string; children?: ReactNode }

/** What a listing is about, over a picture that fades into the tenant's dark. */
export function ListingHero({ title, text, picture, children }: ListingHeroProps) {
  return (
    <header className="relative isolate overflow-hidden bg-brand-dark text-on-brand-dark">
      <div className="hero-picture absolute inset-y-0 end-0 -z-10 w-full opacity-30 md:w-[55%] md:opacity-100">
        <SitePicture
          id={picture}
          shape="wide"
          sizes="(min-width: 900px) 55vw, 100vw"
          alt=""
          priority
          className="h-full"
        />
      </div>
      <div className="layout flex flex-col gap-3 py-8 md:py-14">
        <h1 className="max-w-[20ch] text-3xl md:text-4xl">{title}</h1>
        <p className="max-w-[52ch] md:text-lg">{text}</p>
        {children}
      </div>
    </header>
  )
}
