// What moves at the top of the home page comes as one file: each alone is about as small as the headers of its request.
export { default as carousel } from './carousel.ts'
export { default as typing } from './typing.ts'
