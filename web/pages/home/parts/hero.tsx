import { Link } from 'react-router'
import { useHref } from '../../../components/shell/use-href.ts'
import { SitePicture } from '../../../components/site-picture.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { HomeWords } from '../words.ts'

/** One promise and what to do next. */
export function Hero({ say, isSignedIn }: { say: HomeWords; isSignedIn: boolean }) {
  const href = useHref()
  return (
    <section className="hero relative isolate overflow-hidden bg-brand-dark text-on-brand-dark">
      <div className="hero-picture absolute inset-x-0 top-0 -z-10 h-64 sm:h-80 md:inset-y-0 md:start-auto md:end-0 md:h-auto md:w-[66%]">
        <SitePicture
          id="kaaba-2-wide"
          shape="wide"
          sizes="(min-width: 900px) 66vw, 150vw"
          alt={say.heroAlt}
          priority
          className="h-full"
        />
      </div>
      <div className="layout flex flex-col gap-5 pt-56 pb-10 sm:pt-72 md:min-h-136 md:justify-center md:py-20">
        <h1 className="max-w-[18ch] text-4xl md:text-5xl">{say.promise}</h1>
        <p className="max-w-[46ch] text-lg">{say.promiseText}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Link
            to={href(isSignedIn ? '/member/profile' : '/auth/register')}
            className={buttonClass({ size: 'lg', variant: 'secondary' })}
          >
            {isSignedIn ? say.profile : say.begin}
          </Link>
          <a
            href="#certainties"
            className="inline-flex min-h-14 items-center px-3 font-semibold underline underline-offset-4"
          >
            {say.learn}
          </a>
        </div>
      </div>
    </section>
  )
}
