/** News and blog posts; both have the URL `/aktuality/{slug}`. */
export interface ArticleCard {
  readonly slug: string;
  readonly title: string;
  readonly perex: string;
  /** ISO instant. */
  readonly date: string;
  /** File under the `article` image folder. */
  readonly image: string | null;
  readonly category: ArticleCategory | null;
  readonly kind: "news" | "post";
}

export interface ArticleCategory {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

export interface Article extends ArticleCard {
  /** Sanitised HTML. */
  readonly body: string;
  readonly author: string | null;
  readonly updatedAt: string | null;
  readonly production: { readonly slug: string; readonly title: string } | null;
  readonly related: readonly ArticleCard[];
}

export interface ArticlePage {
  readonly articles: readonly ArticleCard[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}
