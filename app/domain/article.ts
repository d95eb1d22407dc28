/** News and blog posts; both have the URL `/aktuality/{slug}`. */
export interface ListedArticle {
  readonly slug: string;
  readonly title: string;
  readonly perex: string;
  /** ISO instant. */
  readonly date: string;
  /** File under the `article` image folder. */
  readonly image: string | null;
  readonly category: { readonly name: string } | null;
}

export interface ArticleCategory {
  readonly name: string;
  readonly slug: string;
}

export interface Article extends ListedArticle {
  readonly kind: "news" | "post";
  readonly category: ArticleCategory | null;
  /** Sanitised HTML. */
  readonly body: string;
  readonly author: string | null;
  readonly updatedAt: string | null;
  readonly production: { readonly slug: string; readonly title: string } | null;
}

export interface ArticlePage {
  readonly articles: readonly ListedArticle[];
  readonly page: number;
  readonly pages: number;
}
