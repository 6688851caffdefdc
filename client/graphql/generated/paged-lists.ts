export const pagedLists: readonly string[] = ["blogPosts","changes","galleries","galleryCategories","images","members","news","partners","projects","reports","securityEvents","togetherPoints"];
