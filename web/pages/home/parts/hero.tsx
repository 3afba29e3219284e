import { Link } from 'react-router'
import { useHref } from '../../../components/shell/use-href.ts'
import { SitePicture } from '../../../components/site-picture.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { HomeWords } from '../words.ts'

/** One promise and what to do next. */
export function Hero({ say, isSignedIn }: { say: HomeWords; isSignedIn: boolean }) {
  const href = useHref()
  return (
    <section className="hero relative isolate flex min-h-112 items-end overflow-hidden bg-brand-dark md:min-h-128">
      <SitePicture
        id="kaaba-2-wide"
        shape="wide"
        sizes="100vw"
        alt={say.heroAlt}
        priority
        className="absolute inset-0 -z-20 h-full object-cover object-[50%_40%]"
      />
      <div className="hero-shade absolute inset-0 -z-10" aria-hidden="true" />
      <div className="layout flex flex-col gap-5 py-10 text-on-brand-dark md:py-16">
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
