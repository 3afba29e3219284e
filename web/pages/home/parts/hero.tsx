import { ownPicture } from '../../../components/own-pictures.ts'
import { SitePicture } from '../../../components/site-picture.tsx'
import type { Home } from '../home.server.ts'
import { SearchForms } from './search-forms.tsx'

/** One promise and one search. */
export function Hero({ hero, search }: Pick<Home, 'hero' | 'search'>) {
  return (
    <section className="relative isolate">
      <div className="absolute inset-x-0 top-0 bottom-32 -z-10 overflow-hidden bg-brand-dark md:bottom-20">
        <div className="hero-picture absolute inset-x-0 top-0 h-40 sm:h-80 md:inset-y-0 md:start-auto md:end-0 md:h-auto md:w-[66%]">
          <SitePicture
            {...ownPicture('kaaba-2-wide')}
            shape="wide"
            sizes="(min-width: 900px) 66vw, 100vw"
            alt={hero.alt}
            priority
            className="h-full"
          />
        </div>
      </div>
      <div className="layout flex flex-col gap-6 pt-32 sm:pt-64 md:gap-16 md:pt-28">
        <div className="flex flex-col gap-3 text-on-brand-dark md:gap-5">
          <h1 className="max-w-[18ch] text-[min(var(--text-3xl),12vw)] leading-tight sm:text-4xl md:text-5xl">
            {hero.title}
          </h1>
          <p className="max-w-[56ch] md:text-lg">{hero.text}</p>
        </div>
        <SearchForms search={search} />
      </div>
    </section>
  )
}
