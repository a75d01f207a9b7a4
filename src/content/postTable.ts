/** The blog's posts without their texts, newest first. */

import { FEATURED_READ_MINUTES } from '../config/constants';

export const POST_CATEGORIES = [
  'technical',
  'equipment',
  'buying',
  'tips',
  'reviews',
  'software',
  'maintenance',
] as const;

export type PostCategory = (typeof POST_CATEGORIES)[number];

export interface Post {
  readonly id: number;
  readonly slug: string;
  readonly category: PostCategory;
  /** under /images */
  readonly cover: string;
  /** ISO date; absent for a post that is not written yet */
  readonly date?: string;
  /** ISO date of the text's last change; absent if it never changed */
  readonly changed?: string;
  readonly minutes: number;
}

export const posts = [
  {
    id: 5,
    slug: 'canon-shutter-count',
    category: 'technical',
    cover: '/images/blog/canon-shutter-count.svg',
    date: '2026-11-16',
    changed: '2026-11-25',
    minutes: 6,
  },
  {
    id: 3,
    slug: 'used-camera-buyers-guide',
    category: 'buying',
    cover: '/images/blog/used-camera-buyers-guide.svg',
    date: '2026-10-26',
    changed: '2026-11-25',
    minutes: 14,
  },
  {
    id: 2,
    slug: 'shutter-lifespan',
    category: 'technical',
    cover: '/images/blog/shutter-lifespan.svg',
    date: '2026-10-05',
    changed: '2026-11-24',
    minutes: 12,
  },
  {
    id: 1,
    slug: 'find-shutter-count-on-any-camera',
    category: 'technical',
    cover: '/images/blog/find-shutter-count-on-any-camera.svg',
    date: '2026-09-14',
    changed: '2026-11-25',
    minutes: 15,
  },
  {
    id: 4,
    slug: 'camera-sensor-cleaning-guide',
    category: 'maintenance',
    cover: '/images/blog/camera-sensor-cleaning-guide.svg',
    minutes: FEATURED_READ_MINUTES,
  },
] as const satisfies readonly Post[];

/** The post whose page says that the article is coming soon. */
export const FEATURED_POST = 'camera-sensor-cleaning-guide';

export type PostSlug = (typeof posts)[number]['slug'];
export type ArticleSlug = Exclude<PostSlug, typeof FEATURED_POST>;

export const articlePosts: readonly Post[] = posts.filter((post) => post.slug !== FEATURED_POST);

export function findPost(slug: string): Post | undefined {
  return posts.find((post) => post.slug === slug);
}
