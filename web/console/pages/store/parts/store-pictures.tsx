import type { Failure } from '../../../../components/form/failure.ts'
import { SitePicture } from '../../../../components/site-picture.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { UploadField } from '../../../ui/form/upload-field.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownStore } from '../load.server.ts'
import { words } from '../words.ts'

type Part = { store: ShownStore; failure: Failure | undefined }

/** What the shop shows beside the name of the store, and above its page. */
export function StorePictures({ store, failure }: Part) {
  const say = useWords(words)
  return (
    <Card as="section" aria-labelledby="pictures" className="flex flex-col gap-4">
      <h2 id="pictures" className="text-lg">
        {say.pictures}
      </h2>
      {store.logo && (
        <SitePicture
          id={store.logo}
          colour={null}
          shape="square"
          sizes="6rem"
          widest={480}
          alt={say.logo}
          className="w-24 rounded-md"
        />
      )}
      <PictureForm store={store} failure={failure} kind="logo" />
      {store.cover && (
        <SitePicture
          id={store.cover}
          colour={null}
          shape="wide"
          sizes="(min-width: 80rem) 24rem, 90vw"
          alt={say.cover}
          className="w-full rounded-md"
        />
      )}
      <PictureForm store={store} failure={failure} kind="cover" />
    </Card>
  )
}

function PictureForm({ store, failure, kind }: Part & { kind: 'logo' | 'cover' }) {
  const say = useWords(words)
  return (
    <ConsoleForm
      intent={kind}
      formKey={store.key}
      failure={failure}
      scope={`${kind}-`}
      labels={{ file: say[kind] }}
      submit={{ label: say[`${kind}Send`], variant: 'secondary' }}
      hasFiles
    >
      <UploadField
        name="file"
        label={say[kind]}
        hint={say[`${kind}Hint`]}
        accept="image/jpeg,image/png,image/webp,image/avif"
        maxBytes={10 * 1024 * 1024}
        required
      />
    </ConsoleForm>
  )
}
