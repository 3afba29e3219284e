import { SitePicture } from '../../../components/site-picture.tsx'
import type { HomeWords } from '../words.ts'

/** Saving belongs at a bank: said where people first read of it. */
export function Saving({ say }: { say: HomeWords }) {
  return (
    <section className="layout pb-16" aria-labelledby="saving">
      <div className="grid overflow-hidden rounded-lg bg-brand-dark text-on-brand-dark md:grid-cols-2">
        <SitePicture
          id="savings-1-card"
          shape="card"
          sizes="(min-width: 900px) 38rem, 100vw"
          alt={say.savingAlt}
          className="h-full"
        />
        <div className="flex flex-col justify-center gap-4 p-6 md:p-12">
          <h2 id="saving" className="text-2xl md:text-3xl">
            {say.savingTitle}
          </h2>
          <p className="text-lg">{say.savingText}</p>
        </div>
      </div>
    </section>
  )
}
