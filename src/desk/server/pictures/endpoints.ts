import { parse } from '../parse.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import { lookAtPicture, placePicture } from './pictures.ts'
import { lookBody, placeBody } from './protocol.ts'

/** Endpoints for pictures dropped or pasted at the desk, by method and name. */
export const pictureEndpoints = (root: string, edited: EditedFiles) => ({
  'POST picture/look': ({ body }: { body: unknown }) => lookAtPicture(root, parse(lookBody, body)),
  'POST picture/place': ({ body }: { body: unknown }) => placePicture(root, edited, parse(placeBody, body)),
})
