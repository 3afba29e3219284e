import { metaOf } from '../../meta.ts'
import { useShell, useWords } from '../../use-shell.ts'
import { Certainties } from './parts/certainties.tsx'
import { Hero } from './parts/hero.tsx'
import { Journeys } from './parts/journeys.tsx'
import { Saving } from './parts/saving.tsx'
import { Steps } from './parts/steps.tsx'
import { words } from './words.ts'

export const meta = metaOf((language) => {
  const { title, description } = words(language)
  return { title, description, canonical: '/', picture: '/pictures/kaaba-2-wide/1280.jpeg' }
})

export default function Home() {
  const say = useWords(words)
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
