import { PalimpsestError } from './palimpsest-error.ts';

export class UnknownBlogError extends PalimpsestError {
  constructor({ blogId }: { blogId: string }) {
    super({
      code: 'unknown_blog',
      message: `There is no blog '${blogId}'.`,
      hint: 'Its id is the blogId that the run of its first version gave.',
    });
  }
}
