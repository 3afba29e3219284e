import { Form } from 'react-router'
import { type Failure, failureOf } from '../../../../components/form/failure.ts'
import { SitePicture } from '../../../../components/site-picture.tsx'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { UploadField } from '../../../ui/form/upload-field.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownItem } from '../load.server.ts'
import { words } from '../words.ts'
import { More, Section } from './section.tsx'

type Part = { item: ShownItem; failure: Failure | undefined }

/** The pictures of an item: which is first, which go, and another one. */
export function Pictures({ item, failure }: Part) {
  const say = useWords(words)
  const own = failureOf(failure, 'arrange')
  const { pictures } = item
  return (
    <Section id="pictures-title" title={say.pictures} text={pictures.length === 0 ? say.noPictures : say.picturesText}>
      {own && <Alert tone="danger" announced title={own.message} />}
      {pictures.length > 0 && (
        <ol className="grid grid-cols-2 gap-4">
          {pictures.map((picture, i) => (
            <li key={picture.id} className="flex min-w-0 flex-col gap-2">
              <SitePicture
                id={picture.id}
                colour={null}
                shape="square"
                sizes="(min-width: 80rem) 12rem, 45vw"
                widest={480}
                alt={picture.alt}
                className="w-full rounded-md"
              />
              <Order picture={picture} isFirst={i === 0} />
            </li>
          ))}
        </ol>
      )}
      <AddPicture item={item} failure={failure} />
    </Section>
  )
}

/** Without scripts too: each button sends the form, and the page shows the new order. */
function Order({ picture: { id, name }, isFirst }: { picture: ShownItem['pictures'][number]; isFirst: boolean }) {
  const say = useWords(words)
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-1">
      <input type="hidden" name="intent" value="arrange" />
      <input type="hidden" name="picture_id" value={id} />
      {!isFirst && (
        <Button
          type="submit"
          name="step"
          value="first"
          variant="secondary"
          size="sm"
          aria-label={`${say.makeFirst}: ${name}`}
        >
          {say.makeFirst}
        </Button>
      )}
      <Button
        type="submit"
        name="step"
        value="remove"
        variant="quiet"
        size="sm"
        aria-label={`${say.removePicture}: ${name}`}
      >
        {say.removePicture}
      </Button>
    </Form>
  )
}

function AddPicture({ item, failure }: Part) {
  const say = useWords(words)
  return (
    <More title={say.addPicture} isOpen={failure?.intent === 'add-picture' || item.pictures.length === 0}>
      <ConsoleForm
        intent="add-picture"
        formKey={item.key}
        failure={failure}
        scope="picture-"
        labels={{ file: say.file, alt_id: say.altId, alt_en: say.altEn }}
        submit={{ label: say.addPicture, variant: 'secondary' }}
        hasFiles
      >
        <UploadField
          name="file"
          label={say.file}
          hint={say.fileHint}
          accept="image/jpeg,image/png,image/webp,image/avif"
          maxBytes={10 * 1024 * 1024}
          required
        />
        <TextField name="alt_id" label={say.altId} hint={say.altHint} lang="id" maxLength={200} required />
        <TextField name="alt_en" label={say.altEn} lang="en" maxLength={200} required />
      </ConsoleForm>
    </More>
  )
}
