import { Form, type MiddlewareFunction, redirect } from 'react-router'
import { BadgeCheck, GalleryHorizontalEnd, Hand, PanelTop, Type } from '#web/ui/icons/icons.ts'
import { pageOf } from '../../api.server.ts'
import { Benefits } from '../../components/new-look/dialog.tsx'
import { Girih } from '../../components/shell/girih.tsx'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { useHref } from '../../components/shell/use-href.ts'
import { flash } from '../../flash.server.ts'
import { metaOf } from '../../meta.ts'
import { inLanguage } from '../../to.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { useWords } from '../../use-shell.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

const year = 365 * 24 * 60 * 60
const lookCookie = (look: 'new' | 'classic') => `look=${look}; Path=/; Max-Age=${year}; SameSite=Lax`

export const meta = metaOf((language) => ({
  title: words(language).title,
  description: words(language).description,
  hidden: true,
}))

/** Before the loaders, so that this very answer is already drawn in the newer look. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ request, context }, next) => {
    if (request.method === 'POST') return next()
    const page = pageOf(context)
    page.look = 'new'
    page.set_cookies.push(lookCookie('new'))
    return next()
  },
]

// A loader makes the router ask the server, and so pass the middleware above.
export const loader = () => null

/** The way back. */
export function action({ context }: Route.ActionArgs) {
  const page = pageOf(context)
  page.set_cookies.push(lookCookie('classic'))
  flash(page, 'look_classic')
  return redirect(inLanguage(page.language, '/'))
}

export default function NewLook() {
  return (
    <>
      <Hero />
      <News />
    </>
  )
}

function Hero() {
  const say = useWords(words)
  const href = useHref()
  return (
    <section className="layout py-6 md:py-10">
      <div className="tone-dark relative isolate overflow-hidden rounded-lg bg-page px-6 py-14 text-ink md:px-16 md:py-24">
        <Girih
          className="absolute inset-0 -z-10 opacity-15 [mask-image:linear-gradient(115deg,transparent_35%,black)]"
          scale={1.5}
        />
        <p className="mb-5 inline-flex items-center gap-2 rounded-full px-4 py-2 font-semibold text-sm ring-1 ring-line">
          <BadgeCheck aria-hidden="true" className="size-4.5" />
          {say.on}
        </p>
        <h1 className="max-w-[42rem] text-3xl sm:text-4xl md:text-5xl">{say.promise}</h1>
        <p className="mt-5 max-w-prose text-lg">{say.intro}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ShellLink path="/" className={buttonClass({ size: 'lg' })}>
            {say.start}
          </ShellLink>
          <Form method="post" action={href('/new-look')}>
            <Button type="submit" variant="secondary" size="lg">
              {say.back}
            </Button>
          </Form>
        </div>
      </div>
    </section>
  )
}

function News() {
  const say = useWords(words)
  const all = [
    { title: say.bar, text: say.barText, Icon: PanelTop },
    { title: say.thumb, text: say.thumbText, Icon: Hand },
    { title: say.cards, text: say.cardsText, Icon: GalleryHorizontalEnd },
    { title: say.sameText, text: say.sameTextText, Icon: Type },
  ]
  return (
    <section aria-labelledby="whats-new" className="layout flex flex-col gap-8 py-8">
      <h2 id="whats-new" className="text-2xl md:text-3xl">
        {say.whatIsNew}
      </h2>
      <Benefits className="grid gap-6 md:grid-cols-3" />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {all.map(({ title, text, Icon }) => (
          <Card as="li" key={title} look="flat" padding="lg" className="flex flex-col gap-3">
            <Icon aria-hidden="true" className="size-7 text-brand-text" />
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
