import { pageOf } from '../../api.server.ts'
import { metaOf } from '../../meta.ts'
import { useShell } from '../../use-shell.ts'
import type { Route } from './+types/page.ts'
import { Certainties } from './parts/certainties.tsx'
import { Hero } from './parts/hero.tsx'
import { Journeys } from './parts/journeys.tsx'
import { Saving } from './parts/saving.tsx'
import { Steps } from './parts/steps.tsx'
import { type HomeWords, words } from './words.ts'

export const meta = metaOf<HomeWords>((_language, { loaderData }) => {
  const { title, description } = loaderData
  return { title, description, canonical: '/', picture: '/pictures/kaaba-2-wide/1280.jpeg' }
})

/** Long texts come with the page, in the one language it is read in. */
export const loader = ({ context }: Route.LoaderArgs) => words(pageOf(context).language)

export default function Home({ loaderData: say }: Route.ComponentProps) {
  const { member, tenant } = useShell()
  return (
    <>
      <Hero say={say} isSignedIn={member !== undefined} />
      <Journeys say={say} hasHajj={tenant.feature_flag.is_hajj === 1} />
      <Certainties say={say} />
      <Steps say={say} />
      <Saving say={say} />
    </>
  )
}
