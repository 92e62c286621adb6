import { expect, test } from 'vitest'
import { compareImages } from './images.ts'

const image = (address: string, hash: string, alt = '') => ({ address, hash, alt, social: false })

test('a picture with the same alternative text replaces the one before', () => {
  expect(compareImages([image('/pictures/1', '1', 'A rack')], [image('/pictures/2', '2', 'A rack')])).toEqual([
    { address: '/pictures/2', alt: 'A rack', social: false, before: '1', after: '2' },
  ])
})

test('a picture with another alternative text is another picture', () => {
  expect(compareImages([image('/pictures/1', '1', 'A rack')], [image('/pictures/2', '2', 'A desk')])).toEqual([
    { address: '/pictures/2', alt: 'A desk', social: false, after: '2' },
    { address: '/pictures/1', alt: 'A rack', social: false, before: '1' },
  ])
})
