import { ownPicture } from '../../../components/own-pictures.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { Part } from '../home.server.ts'

/** For families with dates of their own: the way to the builder. */
export function OwnPlan({ own }: Pick<Part<'own'>, 'own'>) {
  return (
    <section className="layout py-10 md:py-14" aria-labelledby="own-plan">
      <div className="grid grid-cols-1 overflow-hidden rounded-lg bg-brand-soft sm:grid-cols-[2fr_3fr]">
        <SitePicture
          {...ownPicture('family-silhouette-1-wide')}
          shape="wide"
          sizes="(min-width: 640px) 40vw, 100vw"
          alt={own.alt}
          className="aspect-2/1 object-cover sm:aspect-auto sm:h-full sm:max-h-64"
        />
        <div className="flex min-w-0 flex-col justify-center gap-3 p-5 sm:p-8">
          <h2 id="own-plan" className="text-[min(var(--text-2xl),9vw)] leading-tight">
            {own.title}
          </h2>
          <p className="max-w-[60ch]">{own.text}</p>
          <p>
            <ShellLink path="/private-umroh" className={buttonClass()}>
              {own.toBuilder}
            </ShellLink>
          </p>
        </div>
      </div>
    </section>
  )
}
